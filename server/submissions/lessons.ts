import { limits } from '../platform/limits';
import type { SubmissionKind } from './kind';
import { visitorForm } from './visitor-form';

/** A registration for lessons. */
export const lessons = {
  ...visitorForm('registration-lessons', ['lessons_type', 'name', 'email', 'phone']),
  bodyBytes: limits.smallFormBody,
  files: null,
} satisfies SubmissionKind;
