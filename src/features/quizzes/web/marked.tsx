import { useWaitingPictures } from '#content/web/pictures/waiting-pictures.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { choiceLetter } from '#platform/word-forms/choice-letters.ts'
import { Icon } from '#ui/icons.tsx'
import type { AskedQuestion, MarkedAnswer } from '../contract.ts'
import { Html } from './html.tsx'
import styles from './quiz.module.css'
import { useText } from './text.ts'

/** How a question went, what is right, and what there is to say of the whole. */
export function Marked({ question, marked }: { question: AskedQuestion; marked: MarkedAnswer }) {
  const t = useText()
  const { language } = useLanguage()
  const withWaiting = useWaitingPictures()
  const { isRight, score, right, explanation } = marked
  const foreign = question.language === language ? undefined : question.language
  const htmlOf = (id: string) => question.choices.find((one) => one.id === id)?.html ?? ''
  return (
    <div className={styles.marked}>
      <p className={isRight ? styles.right : styles.wrong}>
        <Icon name={isRight ? 'check' : 'info'} size={20} />
        {t(isRight ? 'marked.right' : score > 0 ? 'marked.partly' : 'marked.wrong')}
      </p>
      {!isRight && right.number && <p>{t('marked.rightAnswer', { answer: right.number })}</p>}
      {!isRight && right.order.length > 0 && (
        <>
          <p>{t('marked.rightOrder')}</p>
          <ol lang={foreign}>
            {right.order.map((id) => (
              <li key={id}>
                <Html html={htmlOf(id)} />
              </li>
            ))}
          </ol>
        </>
      )}
      {!isRight && right.matches.length > 0 && (
        <>
          <p>{t('marked.rightPairs')}</p>
          <ul lang={foreign}>
            {right.matches.map((pair) => (
              <li key={pair.left}>
                <Html html={htmlOf(pair.left)} /> – <Partner question={question} id={pair.right} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div
        className="article"
        lang={marked.language === language ? undefined : marked.language}
        dangerouslySetInnerHTML={{ __html: withWaiting(explanation) }}
      />
    </div>
  )
}

function Partner({ question: { counterparts, language }, id }: { question: AskedQuestion; id: string }) {
  const index = counterparts.findIndex((one) => one.id === id)
  if (index < 0) return null
  return (
    <>
      {choiceLetter(index, language)}. <Html html={counterparts[index]?.html ?? ''} />
    </>
  )
}

/** What there is to say of one choice: whether it is right, whether it was chosen, and why. */
export function MarkedChoice({ id, marked }: { id: string; marked: MarkedAnswer }) {
  const t = useText()
  const { language } = useLanguage()
  const withWaiting = useWaitingPictures()
  const choice = marked.choices.find((one) => one.id === id)
  const isRight = marked.right.chosen.includes(id)
  const hasOrder = marked.right.order.length > 0 || marked.right.matches.length > 0
  const isChosen = choice?.isChosen === true && !hasOrder
  if (!choice || (!isRight && !isChosen && !choice.explanation)) return null
  const said = [isChosen && t('marked.chosen'), isRight && t('marked.isRight')].filter(Boolean)
  return (
    // A step or a pair is not right or wrong by itself, so its explanation takes no side.
    <div className={styles.choice} data-is-right={hasOrder ? undefined : isRight}>
      {said.length > 0 && (
        <p lang={language}>
          <Icon name={isRight ? 'check' : 'close'} size={16} />
          {said.join(' · ')}
        </p>
      )}
      <div className="article" dangerouslySetInnerHTML={{ __html: withWaiting(choice.explanation) }} />
    </div>
  )
}
