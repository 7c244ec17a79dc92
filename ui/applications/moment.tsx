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
  /** The same in the candidate's own time zone, if it differs. */
  readonly forYou: string | undefined;
}

/** The time of an appointment, large, in the customer's colors. */
export const Moment = ({ when, forYou }: MomentProps) => (
  <Root>
    <CalendarCheck size={28} />
    <div>
      <p>{when}</p>
      {forYou !== undefined && <p>{forYou}</p>}
    </div>
  </Root>
);
