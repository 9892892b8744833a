import { createHash } from 'node:crypto';

/** The hash by which the policy of a page lets a script or a style stand in it. */
export const hashOf = (text: string): `sha256-${string}` => `sha256-${createHash('sha256').update(text).digest('base64')}`;
