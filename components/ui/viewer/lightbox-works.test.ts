import { sourcesOf } from './lightbox-works';

test('the viewer asks for the files that the build made, with the heights that follow from the ratio', () => {
  expect(sourcesOf({ file: 'a-1b2c', widths: [320, 1600] }, 1.25, 'avif')).toEqual([
    { src: '/works/a-1b2c-320.avif', width: 320, height: 256 },
    { src: '/works/a-1b2c-1600.avif', width: 1600, height: 1280 },
  ]);
});
