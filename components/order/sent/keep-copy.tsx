import { useEffect } from 'react';
import { load } from '@/components/islands/load';
import { Button } from '@/components/ui/button';
import { fill } from '@/i18n/fill';
import { dateIn, type Told } from './receipt-words';
import './sent-result.css';
import { sheetId } from './sheet';

/** Hands a text to the visitor as a file. */
function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  link.download = name;
  link.click();
  // the browser has taken it by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

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
    download(await savedCopy(sheet, { locale, title: `${words.heading} ${reference}`, ...said }), name);
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
