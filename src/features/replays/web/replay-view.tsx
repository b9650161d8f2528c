import type { ReactNode } from 'react'
import type { Teaser } from '#content/contract.ts'
import { ArticleView } from '#content/web/article/article-view.tsx'
import type { ReplayDetail } from '#features/replays/contract.ts'
import { paths } from '#platform/paths.ts'
import { WayToBegin } from '#ui/controls/begin.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { Exercise } from './exercise.tsx'
import { useFirstText } from './text.ts'

interface Props {
  /** What everybody may know of the replay. */
  shown: Teaser
  /** Null where it is for members and a guest reads. */
  replay: Pick<ReplayDetail, 'article' | 'exercise'> | null
  gate?: ReactNode
  /** What readers do after it. */
  children?: ReactNode
}

/** A replay: what it is about, and the exercise itself. */
export function ReplayView({ shown, replay, gate, children }: Props) {
  const t = useFirstText()
  return (
    <ArticleView
      shown={shown}
      article={replay?.article ?? null}
      gate={gate}
      back={{ to: paths.practice, label: t('detail.back') }}
      before={replay?.exercise && <WayToBegin label={t('play.start')} />}
    >
      {replay &&
        (replay.exercise ? (
          <Exercise id={replay.article.id} path={paths.replay(shown.slug)} exercise={replay.exercise} />
        ) : (
          <Notice>
            <p>{t('exercise.missing')}</p>
          </Notice>
        ))}
      {children}
    </ArticleView>
  )
}
