import { holdProblems, pauseOfForm } from '@/domain/availability';
import { checks } from '@/domain/forms/forms';
import type { FormKind } from '@/domain/forms/kinds';
import type { Locale } from '@/i18n/locales';
import type { Parsed } from './parsed';

/** A form of the home page as it is kept: its checked fields by their names in the request. */
export type StoredForm = Readonly<{ version: 1 } & Record<string, string | number>>;

type Sent = Readonly<{ fields: Readonly<Record<string, string>>; photos: number; language: Locale }>;

/** Whether the service takes anything, the checks of the browser once more, then what is kept. */
export const parseForm =
  (kind: FormKind) =>
  ({ fields, photos, language }: Sent): Parsed => {
    const pause = pauseOfForm(kind);
    if (pause) return { ok: false, problem: { code: holdProblems[pause] } };
    const checked = checks[kind](fields, photos);
    if (!checked.ok) return checked;
    const { foto = 0, ...texts } = checked.value as Readonly<Record<string, string>> & { foto?: number };
    return { ok: true, language, fields: { version: 1, ...texts } satisfies StoredForm, photos: foto };
  };
