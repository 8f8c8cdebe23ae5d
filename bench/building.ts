import { realWorks } from './building/made-up-works';
import { measureSite } from './building/site';

// what the whole site costs to build at so many works, and one work more; a number measures only that
const asked = process.argv.slice(2);
for (const count of asked.length ? asked : [realWorks, 1_000, 5_000]) await measureSite(Number(count));
