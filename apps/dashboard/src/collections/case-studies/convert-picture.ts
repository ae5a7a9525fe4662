import sharp from 'sharp';

// Runs in a process of its own, because the dashboard must not decode AVIF (`media/guarded-sharp.ts`). It converts
// files of the repository only.
const [path = ''] = process.argv.slice(2);
process.stdout.write(await sharp(path).webp({ quality: 92, effort: 2 }).toBuffer());
