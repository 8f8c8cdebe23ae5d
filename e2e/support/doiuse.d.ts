/** The part of the package that is used: it declares its types beside its entry, where TypeScript does not look. */
declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  type Usage = Readonly<{ feature: string; featureData: Readonly<{ missing?: string }> }>;
  export default function doiuse(options: Readonly<{ onFeatureUsage: (usage: Usage) => unknown }>): Plugin;
}
