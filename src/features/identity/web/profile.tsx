import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '#platform/web/session.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { useText } from './member/text.ts'
import { AboutMe } from './profile/about-me.tsx'
import { Address } from './profile/address.tsx'
import { DeleteAccount } from './profile/delete-account.tsx'
import { MyData } from './profile/my-data.tsx'
import { Password } from './profile/password.tsx'
import { Photo } from './profile/photo.tsx'
import { Preferences } from './profile/preferences.tsx'
import { Passkeys } from './profile/second-factor/passkeys.tsx'
import { PastSignIns } from './profile/second-factor/past-sign-ins.tsx'
import { TwoStep } from './profile/second-factor/two-step.tsx'
import { Sessions } from './profile/sessions.tsx'
import { Tokens } from './profile/tokens/tokens.tsx'
import { SignInMethods } from './profile/sign-in-methods.tsx'
import styles from './profile/profile.module.css'

/** What a member sees and changes about themselves; `children` are matters of other features. */
export function Profile({ children }: { children: ReactNode }) {
  const t = useText()
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={styles.page}>
      <PageHead title={t('profile.title')} isHidden />
      <Title order={1} className={styles.title}>
        {t('profile.title')}
      </Title>
      <Stack gap="xl">
        <Photo user={user} />
        <AboutMe key={user.uid} user={user} />
        <Preferences user={user} />
        {children}
        <Address user={user} />
        <SignInMethods user={user} />
        <Password user={user} />
        <TwoStep user={user} />
        <Passkeys user={user} />
        <Sessions user={user} />
        <PastSignIns user={user} />
        <Tokens user={user} />
        <MyData user={user} />
        <DeleteAccount user={user} />
      </Stack>
    </div>
  )
}
