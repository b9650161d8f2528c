import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type FormEvent,
  type SetStateAction,
} from 'react'
import { useSession } from '#platform/web/session.ts'
import { useTypedState } from '#platform/web/typed/typed-state.ts'
import buttons from '#ui/controls/button.module.css'
import { FormField } from '#ui/controls/form-field.tsx'
import { mostPictureWords } from '../../limits.ts'
import form from '../form.module.css'
import { useText } from '../text.ts'
import {
  findBegunPicture,
  forgetBegunPicture,
  forgetBegunPictureOnce,
  keepBegunPicture,
} from './begun-picture.ts'
import { LocalPicture } from './local-picture.tsx'
import styles from './pictures.module.css'
import { shrink } from './shrink.ts'

/** The picture of a dialog that may have been closed; `count` parts one from the next. */
export interface ChosenPicture {
  file: Blob
  count: number
}

interface Props {
  tradeId: string
  chosen: ChosenPicture | null
  onChoose: Dispatch<SetStateAction<ChosenPicture | null>>
  /** Done once the picture outlives this page. */
  onKeep: (file: Blob, description: string) => Promise<void>
  onClose: () => void
}

type Fault = 'file' | 'unreadable' | 'words'

/**
 * Takes a picture by file, camera or clipboard, and words for whoever cannot see it. Both are there when it is opened again, unless they
 * were kept or cancelled.
 */
export function PictureDialog(props: Props) {
  const { chosen, onClose } = props
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { words, write, fault, take, submit, cancel } = usePictureForm(props)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={form.dialog}
      aria-labelledby="picture-dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id="picture-dialog-title">{t('pictures.add')}</h2>
      <form className={form.form} noValidate onSubmit={submit}>
        <Sources onTake={(file) => void take(file)} />
        <output className="visually-hidden">{chosen && t('pictures.taken')}</output>
        {chosen && (
          <LocalPicture
            key={chosen.count}
            file={chosen.file}
            alt={t('pictures.preview')}
            className={styles.preview}
          />
        )}
        <FormField label={t('pictures.words')} help={t('pictures.wordsHelp')}>
          {(control) => (
            <textarea
              {...control}
              maxLength={mostPictureWords}
              value={words}
              onChange={(event) => write(event.currentTarget.value)}
            />
          )}
        </FormField>
        <p className={form.wrong} role="alert">
          {fault && t(`pictures.wrong.${fault}`)}
        </p>
        {(chosen || words) && <p className={form.aside}>{t('pictures.keptBegun')}</p>}
        <p className={form.actions}>
          <button type="submit" className={buttons.primary}>
            {t('save')}
          </button>
          <button type="button" className={buttons.secondary} onClick={cancel}>
            {t('cancel')}
          </button>
        </p>
      </form>
    </dialog>
  )
}

/** What was chosen and written, what is amiss with it, and how it is kept. */
function usePictureForm({ tradeId, chosen, onChoose, onKeep, onClose }: Props) {
  const { typed, type, forget, settleOnce } = useTypedState<string>(`picture ${tradeId}`)
  const words = typed ?? ''
  const [fault, setFault] = useState<Fault | null>(null)
  const place = `picture of a trade ${useSession().user?.uid ?? ''}`
  const restore = useEffectEvent(() => {
    const file = chosen ? null : findBegunPicture(place, tradeId)
    if (file) onChoose({ file, count: 1 })
  })
  useEffect(() => restore(), [])
  const forgetAll = () => {
    forget()
    forgetBegunPicture(place, tradeId)
    onChoose(null)
  }
  const take = async (file: File | null | undefined) => {
    if (!file) return
    try {
      const small = await shrink(file)
      await keepBegunPicture(place, tradeId, small)
      onChoose((before) => ({ file: small, count: (before?.count ?? 0) + 1 }))
      setFault(null)
    } catch {
      setFault('unreadable')
    }
  }
  usePasted((file) => void take(file))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const description = words.trim()
    const wrong = chosen === null ? 'file' : description === '' ? 'words' : null
    setFault(wrong)
    if (chosen && !wrong) {
      const safe = onKeep(chosen.file, description)
      settleOnce(safe)
      forgetBegunPictureOnce(place, tradeId, safe)
      return onChoose(null)
    }
    const name = wrong === 'words' ? 'textarea' : 'input'
    event.currentTarget.querySelector<HTMLElement>(name)?.focus()
  }
  const cancel = () => {
    forgetAll()
    onClose()
  }
  const write = (written: string) => (written ? type(written) : forget())
  return { words, write, fault, take, submit, cancel }
}

/** A file, and on phones the camera; the file is named by the words around it. */
function Sources({ onTake }: { onTake: (file: File | null | undefined) => void }) {
  const t = useText()
  return (
    <div>
      <p className={form.actions}>
        {(['choose', 'camera'] as const).map((source) => (
          <label key={source} className={`${buttons.secondary} ${styles.source}`}>
            {t(`pictures.${source}`)}
            <input
              type="file"
              accept="image/*"
              className="visually-hidden"
              {...(source === 'camera' && { capture: 'environment' })}
              onChange={({ currentTarget }) => {
                onTake(currentTarget.files?.[0])
                // The same file can be chosen once more.
                currentTarget.value = ''
              }}
            />
          </label>
        ))}
      </p>
      <p className={styles.paste}>{t('pictures.paste')}</p>
    </div>
  )
}

/** A picture that is pasted anywhere while the dialog is open. */
function usePasted(take: (file: File) => void): void {
  const taken = useEffectEvent(take)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      taken(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
