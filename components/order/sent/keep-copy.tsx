import { useEffect } from 'react';
import { load } from '@/components/islands/load';
import { Button } from '@/components/ui/button';
import { keepFile } from '@/components/ui/keep-file';
import { fill } from '@/i18n/fill';
import { dateIn, type Told } from './receipt-words';
import './sent-result.css';
import { sheetId } from './sheet';

/** The receipt as a file, and on paper. */
export function KeepCopy({ locale, words, sent }: Told) {
  useEffect(() => {
    // fetched with the page, so that a copy can be kept when the network is gone
    void load('saved-copy');
  }, []);
  async function save() {
    const sheet = document.getElementById(sheetId);
    if (!sheet) return;
    const { savedCopy } = await load('saved-copy');
    const { reference, photos } = sent;
    const name = fill(words.file, { reference });
    const said = {
      lead: fill(words.copyLead, { date: dateIn(new Date(), locale) }),
      foot: photos.length > 0 ? words.copyFootPhotos : words.copyFoot,
    };
    const copy = await savedCopy(sheet, { locale, title: `${words.heading} ${reference}`, ...said });
    keepFile(new Blob([copy], { type: 'text/html' }), name);
  }
  return (
    <span className="sent-result__keep">
      <Button onClick={save}>{words.save}</Button>
      <Button line onClick={() => window.print()}>
        {words.print}
      </Button>
    </span>
  );
}
