import { LARGEST_PICTURE } from '#contract/bounds.ts';

const SIDE = 256;
/** A photo of a telephone has some 12 MB; what is larger would take the memory of a small device. */
const LARGEST_FILE = 30 * 1024 * 1024;
/** Tried in turn until the picture is small enough, which the first one nearly always is. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * The middle of a picture as a square of 256 pixels, as WebP or, where the browser writes none, JPEG, in base64. It is drawn anew, so nothing
 * of the file but its look is left: no place, no camera. Undefined where the file is no picture that this browser can read.
 */
export async function squarePicture(file: Blob): Promise<string | undefined> {
  if (file.size > LARGEST_FILE) return undefined;
  const canvas = await drawn(file).catch(() => undefined);
  if (canvas === undefined) return undefined;
  for (const quality of QUALITIES) {
    const webp = await blobOf(canvas, 'image/webp', quality);
    const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg', quality);
    if (blob && blob.size <= LARGEST_PICTURE) return base64Of(blob);
  }
  return undefined;
}

/** The largest square in the middle of a picture of this size. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

async function drawn(file: Blob): Promise<HTMLCanvasElement | undefined> {
  const picture = await createImageBitmap(file);
  const { x, y, side } = middleSquare(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const paper = canvas.getContext('2d');
  if (paper === null) return undefined;
  // JPEG knows nothing of what shows through, and would make it black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, SIDE, SIDE);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality));

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}
