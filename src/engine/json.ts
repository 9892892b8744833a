// What comes from outside is JSON of any shape.

/** Whether a value is an object with keys, and no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
