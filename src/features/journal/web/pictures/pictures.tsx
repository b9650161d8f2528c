import { useRef, useState } from 'react'
import { isOnItsWay } from '#platform/web/outbox/use-delivery.ts'
import buttons from '#ui/controls/button.module.css'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import type { Trade } from '../../contract.ts'
import { mostPicturesOfTrade } from '../../limits.ts'
import { useText } from '../text.ts'
import { LocalPicture } from './local-picture.tsx'
import { PictureDialog, type ChosenPicture } from './picture-dialog.tsx'
import styles from './pictures.module.css'
import { usePictures, type ShownPicture } from './use-pictures.ts'

/** The pictures of a trade, and how more of them come. */
export function Pictures({ trade }: { trade: Trade }) {
  const t = useText()
  const { shown, add, remove } = usePictures(trade)
  const [isAdding, setAdding] = useState(false)
  // Stays where the dialog is closed without a word about it.
  const [chosen, choose] = useState<ChosenPicture | null>(null)
  const [said, say] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const { instrument } = trade.fields
  const keep = (file: Blob, description: string) => {
    const safe = add(file, description)
    setAdding(false)
    say(t('pictures.kept'))
    return safe
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {shown.length > 0 && (
        <ul className={styles.pictures} aria-label={t('pictures.of', { name: instrument })}>
          {shown.map((picture) => (
            <li key={picture.id}>
              <Picture
                picture={picture}
                onAsk={(isAsking) => say(isAsking ? t('pictures.deleteAsk') : '')}
                onRemove={() => {
                  remove(picture)
                  place.current?.focus()
                  say(t('pictures.deleted'))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length < mostPicturesOfTrade ? (
        <NextFocus findNext={(own) => own.closest('[tabindex]')}>
          <p className={styles.add}>
            <button type="button" className={buttons.quiet} onClick={() => setAdding(true)}>
              {t('pictures.add')}
              <span className="visually-hidden">{instrument}</span>
            </button>
          </p>
        </NextFocus>
      ) : (
        <p className={styles.full}>{t('pictures.full', { count: mostPicturesOfTrade })}</p>
      )}
      <output className="visually-hidden">{said}</output>
      {isAdding && (
        <PictureDialog
          tradeId={trade.id}
          chosen={chosen}
          onChoose={choose}
          onKeep={keep}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

interface PictureProps extends Removing {
  picture: ShownPicture
}

function Picture({ picture, onAsk, onRemove }: PictureProps) {
  const { description, address, entry } = picture
  return (
    <figure className={styles.picture}>
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={description} loading="lazy" />
        </a>
      )}
      {entry?.file && <LocalPicture key={entry.id} file={entry.file} alt={description} />}
      <figcaption>
        {/* Said by the picture itself. */}
        <span aria-hidden>{description}</span>
        <Removal description={description} onAsk={onAsk} onRemove={onRemove} />
      </figcaption>
      {entry && !isOnItsWay(entry) && (
        <DeliveryState
          state={entry.status === 'refused' ? 'refused' : 'waiting'}
          entry={entry}
          announced=""
        />
      )}
    </figure>
  )
}

interface Removing {
  onAsk: (isAsking: boolean) => void
  onRemove: () => void
}

/**
 * A deleted picture is gone for good, so it takes two presses. Where the first one was, the second keeps the picture: a finger that
 * taps twice, or a key that is held, deletes nothing.
 */
function Removal({ description, onAsk, onRemove }: Removing & { description: string }) {
  const t = useText()
  const [isAsking, ask] = useState(false)
  const turn = () => {
    onAsk(!isAsking)
    ask(!isAsking)
  }
  return (
    <span className={styles.removal}>
      <button type="button" className={buttons.quiet} onClick={turn}>
        {t(isAsking ? 'cancel' : 'pictures.delete')}
        {!isAsking && <span className="visually-hidden">{description}</span>}
      </button>
      {isAsking && (
        <button type="button" className={buttons.danger} onClick={onRemove}>
          {t('pictures.deleteSure')}
          <span className="visually-hidden">{description}</span>
        </button>
      )}
    </span>
  )
}
