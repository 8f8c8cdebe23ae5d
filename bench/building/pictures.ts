import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detailKey, imagesOfWorks } from '@/content/images';
import { makeImages } from '@/scripts/images/make-images';
import { makeStudies } from '@/scripts/images/study';
import { keepRow, measuredNow } from '@/tests/support/results';

const sample = Number(process.env.BENCH_WORKS ?? 18);

/** Every tenth work or so, from all categories. */
const images = imagesOfWorks.filter((_, at) => at % Math.ceil(imagesOfWorks.length / sample) === 0);
const sources = 'content/images';

/** @returns the CPU seconds of all threads, for one work */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000 / images.length;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** What the pictures of one more work cost the build: its sizes, its colours and details, at first and with everything cached. */
export async function measurePictures(): Promise<void> {
  const conditions = measuredNow();
  const root = mkdtempSync(join(tmpdir(), 'bench-pictures-'));
  const folders = (name: string) => ({ sources, works: join(root, name), generated: join(root, `${name}-tables`) });
  const wholes = images.map((image) => ({ key: image, image }));
  const details = async () =>
    Object.entries(await makeStudies(images, folders('details'))).flatMap(([image, study]) =>
      study.details.map((part, at) => ({ key: detailKey({ image }, at + 1), image, part, atOneSize: true as const })),
    );
  const steps = {
    'the picture in its sizes': () => makeImages(wholes, folders('wholes')),
    'its colours, and where its details are': () => makeStudies(images, folders('details')),
    'its three details': async () => makeImages(await details(), folders('details')),
  } as const;
  try {
    for (const [step, run] of Object.entries(steps)) {
      const [cold, warm] = [await cpuOf(run), await cpuOf(run)];
      const kept = { ...conditions, cold: Math.round(cold * 100) / 100, warm: Math.round(warm * 10_000) / 10_000 };
      console.log(`${step}: CPU seconds a work`, kept);
      keepRow('building', step, kept);
    }
    console.log(`KiB a work: details ${Math.round(bytesIn(join(root, 'details')) / 1024 / images.length)}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
