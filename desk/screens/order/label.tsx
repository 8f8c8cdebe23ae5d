import { artist } from '@/content/artist';
import { submissionBy } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { reachOf } from '@/server/submissions/reach';
import { Title } from '../../shell/parts';
import type { Screen } from '../screen';

export const labelPath = (reference: string): string => `/orders/${reference}/label`;

const { name, address } = artist.seller;

/** Where an order goes, to be copied as a whole, or printed as its label: of the page nothing else is on paper. */
export const label: Screen = {
  path: labelPath(':reference'),
  async show({ storage, locale, words }, { params: { reference = '' } }) {
    const order = await submissionBy(storage, reference);
    const stored = order && storedIn(order);
    if (!order || !stored?.order) return null;
    const reach = reachOf(order);
    if (!reach.address) return null;
    const to = [stored.describe(locale).row.name, reach.address, reach.phone].filter(Boolean).join('\n');
    return {
      title: words('desk.label.title'),
      heading: null,
      place: 'inbox',
      isNarrow: true,
      back: { to: `/orders/${reference}`, name: words('desk.order.title') },
      main: [
        <div className="no-print">
          <Title heading={words('desk.label.title')} />
        </div>,
        <div className="letter plate stack g4 t4">
          <p className="letter-text cap">
            {[words('desk.label.from'), name, address, reference].filter(Boolean).join('\n')}
          </p>
          <p id="to" className="letter-text h3 num">
            {to}
          </p>
        </div>,
        <p className="wraps g2h t6 no-print">
          {(['print', 'copy'] as const).map((act) => (
            <button
              key={act}
              className={`btn${act === 'copy' ? ' btn--line' : ''}`}
              type="button"
              data-does={act}
              data-done={words('desk.label.copied')}
              hidden
            >
              {words(`desk.label.${act}`)}
            </button>
          ))}
        </p>,
      ],
    };
  },
};
