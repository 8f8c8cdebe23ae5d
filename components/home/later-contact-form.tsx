'use client';

import { lazy } from 'react';
import { AtFirstInput } from '@/components/ui/at-first-input';
import type { ContactFormProps } from './contact-form';

const load = async () => ({ default: (await import('./contact-form')).ContactForm });
const Made = lazy(load);

/** The contact form, whose script comes at the visitor's first input. */
export const LaterContactForm = (props: ContactFormProps) => <AtFirstInput load={load} Made={Made} props={props} />;
