import { reactDomIn } from './react-dom';

const chunk = (...parts: string[]) =>
  `//# hint\n(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${parts.join()}]);`;
const other = chunk('11', '(e,t)=>{t.createRoot=1}');

test('react-dom is found by what it alone defines', () => {
  const its = chunk('22', 'e=>{e.v(1)}', '33', '44', '(e,t,r)=>{r.hydrateRoot=function(){}}', '55', 'e=>{}');
  expect(reactDomIn([other, its])).toBe(44);
});

test('a build without it is refused', () => {
  expect(() => reactDomIn([other])).toThrow('react-dom');
});
