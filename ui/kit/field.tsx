import CircleAlert from 'lucide-react/icons/circle-alert';
import { css, styled } from 'styled-components';

/* What all fields share: the label above, the input, the error below. */

export const FieldRoot = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

export const FieldLabel = styled.label`
  font-weight: 600;
`;

export const fieldLook = css`
  width: 100%;
  min-width: 0;
  padding: 10px 14px;
  border: 1px solid var(--outline);
  border-radius: var(--corner);
  background: var(--card);

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &:is(input, textarea):read-only,
  &:disabled {
    border-style: dashed;
    background: var(--paper);
  }

  &[aria-invalid='true'] {
    border: 2px solid var(--error);
    padding: 9px 13px;
    /* What scrolls to the field shows its error, too. */
    scroll-margin-bottom: 48px;
  }
`;

const Fault = styled.p`
  display: flex;
  gap: 8px;
  color: var(--error);
  font-weight: 600;

  svg {
    margin-top: 3px;
  }
`;

/** A field's error, beside it, with an icon and words. */
export const FieldFault = ({ id, children }: { readonly id: string; readonly children: string | undefined }) => (
  <div id={id} role="alert">
    {children !== undefined && (
      <Fault>
        <CircleAlert size={20} />
        {children}
      </Fault>
    )}
  </div>
);
