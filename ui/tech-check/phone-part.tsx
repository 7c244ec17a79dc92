import { usePart } from '../hooks/use-part';
import { Button } from '../kit/button';
import { Notice } from '../kit/notice';
import { techCheckTexts as t } from './tech-check.texts';

/** A QR code of a page, drawn on request. */
export const PhonePart = ({ url }: { readonly url: string }) => {
  const { part, ask } = usePart('PhoneCode');
  switch (part._tag) {
    case 'There':
      return <part.Part url={url} />;
    case 'DidNotCome':
      return <Notice tone="notice" title={t.codeFailed} />;
    case 'Coming':
    case 'NotAsked':
      return (
        <div>
          <Button look="quiet" busy={part._tag === 'Coming' ? t.codeComing : undefined} onClick={ask}>
            {t.showCode}
          </Button>
        </div>
      );
  }
};
