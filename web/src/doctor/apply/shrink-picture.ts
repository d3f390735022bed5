/** The longest side of a photo that is sent, in pixels: print on a licence stays readable. */
const LONGEST = 2400;
/** A picture below this size in bytes is sent as it is. */
const SMALL = 600 * 1024;
const QUALITY = 0.85;

/**
 * Returns a large photo drawn smaller, as JPEG: a camera's ten megabytes become half a megabyte, which a slow network
 * can carry. Any other file, and a picture that this browser cannot read, is returned unchanged; the server decides.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || file.size < SMALL) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const drawn = await draw(picture);
    picture.close();
    if (drawn === null || drawn.size >= file.size) return file;
    return new File([drawn], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: 'image/jpeg' });
  } catch {
    return file;
  }
}

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  // Transparent areas become white; a JPEG would make them black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => {
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}
