import './profile.css';
import { useSession } from '../../api/session';
import { MailText } from '../../components/MailText';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { Accounts } from './Accounts';
import { ChangePassword } from './ChangePassword';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';

/** The person's own sign-in. */
export function ProfilePage() {
  const { user } = useSession();
  return (
    <Page title={texts.profile.title}>
      <section className="surface padded" aria-label={texts.profile.you}>
        <dl className="facts">
          <div>
            <dt>{texts.profile.name}</dt>
            <dd>{user.name}</dd>
          </div>
          <div>
            <dt>{texts.email}</dt>
            <dd>
              <MailText text={user.email} />
            </dd>
          </div>
        </dl>
      </section>
      <Accounts />
      <ChangePassword />
      <SecondFactor />
      <Sessions />
    </Page>
  );
}
