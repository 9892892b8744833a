// A QR code as a path of squares. The library is fetched when a worksheet is printed, and not before.
import { encode } from 'uqr';

/** A code for the eye of a machine: how many squares it is wide, its white border among them, and the path of the black ones. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** The QR code of a text; null where the text is too long for one. */
export function qrOf(text: string): QrCode | null {
  try {
    const { data, size } = encode(text, { ecc: 'L', border: 2 });
    const path = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : []))).join('');
    return { size, path };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
