'use client';

import { lazy } from 'react';
import { AtFirstInput } from '@/components/ui/at-first-input';
import type { ShowcaseProps } from './showcase';

const load = async () => ({ default: (await import('./showcase')).Showcase });
const Made = lazy(load);

/** The gallery of the home page, whose script comes at the visitor's first input. */
export const LaterShowcase = (props: ShowcaseProps) => <AtFirstInput load={load} Made={Made} props={props} />;
