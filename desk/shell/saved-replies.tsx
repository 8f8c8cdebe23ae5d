import type { Translator } from '@/messages/translator';
import { insertStep, type SavedReply, savedField } from '../acts/saved-replies';
import { Button } from './parts';

type Props = Readonly<{ replies: readonly SavedReply[]; words: Translator }>;

export const SavedReplies = ({ replies, words }: Props) =>
  replies.length > 0 && (
    <div className="bar g2 t3" data-saved="">
      <select className="input" name={savedField} aria-label={words('desk.replies.title')}>
        {replies.map(({ name, text }, index) => (
          <option key={name} value={index} data-text={text}>
            {name}
          </option>
        ))}
      </select>
      <Button isLine isSmall {...insertStep}>
        {words('desk.replies.insert')}
      </Button>
    </div>
  );
