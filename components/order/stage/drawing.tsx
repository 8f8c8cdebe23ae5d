import '@/components/ui/global/scene.css';
import './drawing.css';

/** An SVG of `preview`, which escapes whatever it is given. `mark`: a drawing of something else fades in. */
export const Drawing = ({ markup, mark }: { markup: string; mark?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawing functions
  <div key={mark} className="drawing__drawing" data-mark={mark} dangerouslySetInnerHTML={{ __html: markup }} />
);
