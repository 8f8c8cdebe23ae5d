import { realWorks } from './building/made-up-works';
import { measurePictures } from './building/pictures';
import { measureSite } from './building/site';

// what the pictures of a work cost, then the whole site at so many works; `pictures` or a number alone measures only that
const asked = process.argv.slice(2);
const all = ['pictures', String(realWorks), '1000', '5000'];

for (const part of asked.length ? asked : all) {
  if (part === 'pictures') await measurePictures();
  else await measureSite(Number(part));
}
