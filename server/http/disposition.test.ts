import { disposition } from './disposition';

test.each([
  ['Łódź o świcie.tif', 'filename="__d_ o _wicie.tif"; filename*=UTF-8\'\'%C5%81%C3%B3d%C5%BA%20o%20%C5%9Bwicie.tif'],
  ['a"; filename="b.exe', 'filename="a__ filename__b.exe"'],
  ['a\r\nSet-Cookie: x=1.png', 'filename="a__Set-Cookie_ x_1.png"'],
  ['../../etc/passwd', 'filename="__.._etc_passwd"'],
  ['.htaccess', 'filename="_htaccess"'],
  ['gnp.\u202eexe', 'filename="gnp._exe"'],
  ['\ud800.png', "filename*=UTF-8''_.png"],
  ["it's 100%.png", "filename*=UTF-8''it_s%20100_.png"],
])('STATUS-23: the header of a file called %j holds nothing else', (name, expected) => {
  const header = disposition(name);
  expect(header).toContain(expected);
  expect(header).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%-]+$/);
});
