const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height from the header of a PNG; nothing for other files. */
export function pngSize(bytes: Uint8Array<ArrayBuffer>): { width: number; height: number } | undefined {
  if (bytes.byteLength < 24 || !SIGNATURE.every((byte, at) => bytes[at] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
