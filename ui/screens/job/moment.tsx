import CalendarCheck from 'lucide-react/icons/calendar-check';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  gap: 16px;
  padding: 20px;
  border-radius: var(--corner);
  border: 1px solid color-mix(in srgb, var(--ground), var(--ink) 20%);
  background: var(--ground);
  color: var(--on-ground);
  font-variant-numeric: tabular-nums;
  text-wrap: balance;

  p:first-child {
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.3;
  }

  @media print {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
  }
`;

export interface MomentProps {
  readonly when: string;
  /** The same on the candidate's own clock, where it shows another. */
  readonly forYou: string | undefined;
}

/** When an appointment is, large, in the customer's colours. */
export const Moment = ({ when, forYou }: MomentProps) => (
  <Root>
    <CalendarCheck size={28} />
    <div>
      <p>{when}</p>
      {forYou !== undefined && <p>{forYou}</p>}
    </div>
  </Root>
);
