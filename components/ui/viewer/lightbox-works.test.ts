import { filesIn } from './lightbox-works';

test('the viewer asks for the files that the page offers, with the heights that follow from the ratio', () => {
  expect(filesIn('/works/a-1b2c-320.avif 320w, /works/a-1b2c-1600.avif 1600w', 1.25)).toEqual([
    { src: '/works/a-1b2c-320.avif', width: 320, height: 256 },
    { src: '/works/a-1b2c-1600.avif', width: 1600, height: 1280 },
  ]);
});
