import { use, useState } from 'react';
import { useLocation } from 'wouter';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assistedQuery, unfinishedQuery } from '../../api/assisted-bookings.ts';
import type { AssistedBookingBody, BegunBody } from '../../api/assisted-bookings.ts';
import type { CodeChallenge } from '../../api/identity.ts';
import { setAnswer } from '../../api/query.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { callerBookingAddress } from './address.ts';
import { CallerForm } from './caller-form.tsx';
import { CallerSteps } from './caller-steps.tsx';
import { rereadAfter } from './payment-words.ts';
import { UnfinishedList } from './unfinished-list.tsx';
import '../../ui/public/card.css';
import './caller-booking.css';

/** Where the code is kept that went out last: the tab is drawn anew when its address names the booking. */
const SENT = ['caller-booking', 'sent-code'] as const;

/** The code that went out last, and for which booking; it is lost with the page, and then sent again. */
interface SentCode {
  readonly id: string;
  readonly challenge: CodeChallenge;
}

/** Booking for somebody who calls: the caller, the code, the time and the payment, one after the other on one page. */
export default function CallerBookingTab() {
  const { t } = useTranslation();
  const { params } = use(AddressContext);
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const [sent, setSent] = useState(() => client.getQueryData<SentCode>(SENT));
  const id = params['*']?.split('/')[2];
  const show = (assisted: AssistedBookingBody) => {
    void setAnswer(client, assistedQuery(assisted.id).queryKey, assisted);
    void client.invalidateQueries({ queryKey: unfinishedQuery().queryKey });
  };
  const begun = ({ assisted, code }: BegunBody) => {
    const last = { id: assisted.id, challenge: code };
    client.setQueryData(SENT, last);
    setSent(last);
    show(assisted);
    if (id !== assisted.id) goTo(callerBookingAddress(assisted.id));
  };
  return (
    <>
      <SectionHead title={t('staff.caller-booking')} lead={t('caller-booking.lead')} />
      {id === undefined ? (
        <div className="caller-columns">
          <CallerForm onSent={begun} />
          <UnfinishedList />
        </div>
      ) : (
        <OneBooking
          key={id}
          id={id}
          challenge={sent?.id === id ? sent.challenge : undefined}
          onSent={begun}
          onForgetCode={() => {
            client.removeQueries({ queryKey: SENT });
            setSent(undefined);
          }}
          onChanged={show}
        />
      )}
    </>
  );
}

interface OneProps {
  id: string;
  challenge: CodeChallenge | undefined;
  onSent: (begun: BegunBody) => void;
  onForgetCode: () => void;
  onChanged: (assisted: AssistedBookingBody) => void;
}

/** One booking for a caller; read again and again while somebody else decides how it goes on. */
function OneBooking({ id, ...rest }: OneProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({
    ...assistedQuery(id),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => rereadAfter(state.data),
  });
  if (!data)
    return isError ? (
      <LoadFailure words={t('caller-booking.failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={2} />
    );
  return <CallerSteps assisted={data} {...rest} />;
}
