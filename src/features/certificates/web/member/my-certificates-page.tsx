import type { LoaderFunction } from 'react-router'
import { paths } from '#platform/paths.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { OwnCertificates } from '../../contract.ts'
import { ownCertificatesQuery } from '../queries.ts'
import styles from './my-certificates.module.css'
import { NamesForm } from './names-form.tsx'
import { OwnCertificateCard } from './own-certificate-card.tsx'
import { useText } from './text.ts'
import { useClaim } from './use-claim.ts'

export const loader: LoaderFunction = async ({ context }) => {
  await context.get(loadContext).queryClient.ensureQueryData(ownCertificatesQuery)
  return null
}

/** A member's certificates, and the name that stands on them. */
export function Component() {
  const t = useText()
  const { data } = useQuery(ownCertificatesQuery)
  useClaim()
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} isHidden />
      <PageTitle title={t('title')}>{t('introduction')}</PageTitle>
      {data && <NamesForm own={data} />}
      {data && <List own={data} />}
    </div>
  )
}

function List({ own: { items } }: { own: OwnCertificates }) {
  const t = useText()
  return (
    <section>
      <h2>{t('list.title')}</h2>
      {items.length === 0 ? (
        <EmptyState
          title={t('empty')}
          action={
            <Link className={buttons.primary} to={paths.courses}>
              {t('empty.go')}
            </Link>
          }
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map((certificate) => (
            <li key={certificate.id}>
              <OwnCertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
