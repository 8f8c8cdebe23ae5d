import postcss from 'postcss';

/** The rules of faces: those of the site's own fonts, and those of the system's that stand in for them. */
export function facesIn(css: string): Readonly<Record<'own' | 'standIns', string>> {
  const faces = postcss.parse(css).nodes.filter((node) => node.type === 'atrule' && node.name === 'font-face');
  const isOwn = (face: postcss.ChildNode) => face.toString().includes('src:url(');
  const joined = (some: readonly postcss.ChildNode[]) => some.join('');
  return { own: joined(faces.filter(isOwn)), standIns: joined(faces.filter((face) => !isOwn(face))) };
}
