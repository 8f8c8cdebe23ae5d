import { chosenPhoto } from './photo';

const film = new Uint8Array(1000);
film.set([0, 0, 0, 24, ...Buffer.from('ftypqt  ')]);

test('TRUST-3: a file that is no photo is refused by its first bytes, and not read whole', async () => {
  const file = new File([film], 'film.mov');
  const whole = jest.spyOn(file, 'arrayBuffer');
  expect(await chosenPhoto(file)).toEqual({ problem: 'photo.type' });
  expect(whole).not.toHaveBeenCalled();
});

test('one that cannot be read is said to be unreadable', async () => {
  const file = new File([film], 'gone.jpg');
  jest.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError');
  });
  expect(await chosenPhoto(file)).toEqual({ problem: 'photo.unreadable' });
});
