import sharp from 'sharp';

// A program of its own: the dashboard itself decodes no AVIF, because that is where image libraries break
// (`media/guarded-sharp.ts`). What is converted here is of the repository, never of a visitor or an editor.
const [path = ''] = process.argv.slice(2);
process.stdout.write(await sharp(path).webp({ quality: 92 }).toBuffer());
