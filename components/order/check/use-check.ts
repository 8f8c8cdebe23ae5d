'use client';

import { type ComponentType, useState } from 'react';
import { browserClock } from '@/components/forms/browser-clock';
import { retry } from '@/components/forms/retry';
import type { CheckProps } from './check';

const fetchCheck = () =>
  retry(
    () => import('./check').catch(() => null),
    (fetched) => fetched !== null,
    browserClock,
  );

/**
 * The check of all answers, fetched with the first touch of the form; null until then, and where the network stays away.
 * `changing` is the row that the buyer went away from: it outlives the check, which goes while a choice is missing.
 */
export function useCheck() {
  const [Check, setCheck] = useState<ComponentType<CheckProps> | null>(null);
  const [changing, change] = useState<string | null>(null);
  const wake = () => void fetchCheck().then((fetched) => fetched && setCheck(() => fetched.Check));
  return { Check, wake, changing, change };
}

export type CheckInHand = ReturnType<typeof useCheck>;
