import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Ring } from '@/components/ui/ring';
import { rememberLanguage } from './consent-store';
import type { LanguageChoice, QuestionProps } from './language';
import './language-questions.css';

export function LanguageDialog({ words, current, choices, onClose }: QuestionProps) {
  const [chosen, choose] = useState(current);
  const go = (to: LanguageChoice['locale']) => {
    const choice = choices.find(({ locale }) => locale === to);
    rememberLanguage(to);
    if (choice && to !== current) window.location.assign(choice.href);
    else onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(chosen);
  };
  return (
    <Dialog title={words.prompt} closeLabel={words.close} onClose={onClose} small>
      <form className="language-questions__choices stack g1 t4" onSubmit={submit}>
        {choices.map(({ locale, name }) => (
          <label key={locale} lang={locale}>
            <input
              className="visually-hidden"
              type="radio"
              name="language"
              value={locale}
              checked={chosen === locale}
              onChange={() => choose(locale)}
              // a tap goes at once; arrow keys click too, but only pass over languages
              onClick={({ detail }) => detail > 0 && go(locale)}
            />
            <span data-chosen={chosen === locale ? '' : undefined}>
              <Ring />
            </span>
            {name}
          </label>
        ))}
        <Button type="submit" wide>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}
