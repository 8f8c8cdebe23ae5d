import { afterPress } from '@/components/ui/after-press';
import { meantEmail } from '@/domain/mistyped-email';

/** A field, and the address that was probably meant in it. */
export type Meant = Readonly<{ field: HTMLInputElement; email: string }>;

/** Told once the press is over that left the field. */
export const afterLeaving = (field: HTMLInputElement, tell: (meant: Meant | null) => void): void =>
  afterPress(() => {
    const email = meantEmail(field.value);
    tell(email ? { field, email } : null);
  });
