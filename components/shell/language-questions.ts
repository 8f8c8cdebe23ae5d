import { LanguageDialog } from './language-dialog';
import { LanguagePopup } from './language-popup';

const questions = { menu: LanguagePopup, dialog: LanguageDialog } as const;

export const questionAs = (role: keyof typeof questions) => questions[role];
