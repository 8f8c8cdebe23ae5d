import { limits } from '../platform/limits';
import type { SubmissionKind } from './kind';
import { visitorForm } from './visitor-form';

/** A message to the artist. */
export const contact = {
  ...visitorForm('contact', ['text', 'email', 'phone']),
  bodyBytes: limits.smallFormBody,
  files: null,
} satisfies SubmissionKind;
