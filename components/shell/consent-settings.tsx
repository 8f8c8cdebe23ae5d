import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, IconButton } from '@/components/ui/button';
import { Ring } from '@/components/ui/ring';
import type { Messages } from '@/messages';
import './consent-settings.css';
import type { Consent } from './consent-store';

export type SettingsWords = Omit<Messages['cookie'], 'line' | 'set' | 'no' | 'yes'> &
  Readonly<Record<'policy' | 'close', string>>;

type SettingsProps = Readonly<{
  words: SettingsWords;
  policyHref: string;
  isOn: boolean;
  onAnswer: (answer: NonNullable<Consent>) => void;
  onClose: () => void;
}>;
type SwitchProps = Readonly<{ name: string; label: string; hint: string; isOn: boolean }> &
  Readonly<{ onSwitch?: (isOn: boolean) => void }>;

const Switch = ({ name, label, hint, isOn, onSwitch }: SwitchProps) => (
  <label className="consent-settings__switch flex g3h">
    <input
      className="visually-hidden"
      type="checkbox"
      role="switch"
      name={name}
      checked={isOn}
      aria-checked={isOn}
      disabled={!onSwitch}
      onChange={(event) => onSwitch?.(event.target.checked)}
    />
    <span data-chosen={isOn ? '' : undefined}>
      <Ring />
    </span>
    <span>
      <b className="block strong">{label}</b>
      <span className="block cap quiet">{hint}</span>
    </span>
  </label>
);

function ConsentSettings({ words, policyHref, isOn, onAnswer, onClose }: SettingsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [preferences, turn] = useState(isOn);
  // the button that opened this is gone, or far away in the footer, so the focus moves here
  useEffect(() => heading.current?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(preferences ? 'accepted' : 'refused');
  };
  return (
    <section
      className="consent-settings__panel edged primer no-print"
      aria-label={words.label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <h2 ref={heading} className="h3" tabIndex={-1}>
        {words.h}
      </h2>
      <p className="small t2">{words.p}</p>
      <form className="consent-settings__settings stack g1 t2" onSubmit={save}>
        <Switch name="necessary" label={words.necessary} hint={words.necessaryP} isOn />
        <Switch
          name="preferences"
          label={words.preferences}
          hint={words.preferencesP}
          isOn={preferences}
          onSwitch={turn}
        />
        <Button type="submit" wide plain>
          {words.save}
        </Button>
      </form>
      <a className="target t2 small semi" href={policyHref}>
        {words.policy}
      </a>
      <span className="consent-settings__close">
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </span>
    </section>
  );
}

export const showSettings = (panel: HTMLElement, props: SettingsProps) =>
  createRoot(panel).render(<ConsentSettings {...props} />);
