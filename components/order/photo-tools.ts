/** What a first photo needs, fetched as one: the look at a file, and the database with its vendor. */
export { takePhoto } from './photo-intake';
export { photoShelf } from './photo-shelf';
