import { Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useRef, useState, type PointerEvent } from 'react'
import type { Area } from '#content/blocks/nodes/question/choice.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../../../web/text.ts'
import { textAttribute } from '../../attributes.ts'
import { areaBetween, fitted, type Point } from './area-shape.ts'
import styles from './question.module.css'

interface Props {
  editor: Editor
  /** Of the choice, from 1. */
  number: number
  area: Area | null
  onSave: (area: Area) => void
  onClose: () => void
}

const sides = ['x', 'y', 'width', 'height'] as const
const start: Area = { x: 40, y: 40, width: 20, height: 20 }

/** Where on the picture of a question a choice is: drawn with a finger or mouse, or written in per cent of the sides. */
export function AreaDialog({ editor, number, area: known, onSave, onClose }: Props) {
  const t = useText()
  const [area, setArea] = useState(known ?? start)
  const mediaId = pictureIn(editor)
  return (
    <Dialog onClose={onClose} size="lg" title={t('question.place', { number })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onSave(area)
        }}
      >
        <Stack>
          {mediaId ? (
            <Drawing mediaId={mediaId} area={area} onDraw={setArea} />
          ) : (
            <Text>{t('question.noPicture')}</Text>
          )}
          <Text size="sm" c="dimmed">
            {t('question.placeHelp')}
          </Text>
          <div className={styles.numbers}>
            {sides.map((side) => (
              <NumberInput
                key={side}
                label={t(`question.area.${side}`)}
                value={area[side]}
                min={side === 'x' || side === 'y' ? 0 : 1}
                max={100}
                decimalScale={1}
                suffix=" %"
                onChange={(value) => setArea(fitted({ ...area, [side]: Number(value) || 0 }))}
              />
            ))}
          </div>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit">{t('question.savePlace')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

interface DrawingProps {
  mediaId: string
  area: Area
  onDraw: (area: Area) => void
}

/** The picture with the place on it. What is drawn here can be written below as well. */
function Drawing({ mediaId, area, onDraw }: DrawingProps) {
  const { data } = useQuery(apiQuery('/api/admin/media/{id}', { path: { id: mediaId } }))
  const begun = useRef<Point | null>(null)
  return (
    <div
      className={styles.drawing}
      aria-hidden
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        begun.current = pointAt(event)
      }}
      onPointerMove={(event) => {
        if (begun.current) onDraw(areaBetween(begun.current, pointAt(event)))
      }}
      onPointerUp={() => (begun.current = null)}
      onPointerCancel={() => (begun.current = null)}
    >
      {data?.picture && (
        <img
          src={data.picture.src}
          alt=""
          width={data.picture.width}
          height={data.picture.height}
          draggable={false}
        />
      )}
      <div
        className={styles.area}
        style={{
          insetInlineStart: `${area.x}%`,
          top: `${area.y}%`,
          width: `${area.width}%`,
          height: `${area.height}%`,
        }}
      />
    </div>
  )
}

function pointAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const box = currentTarget.getBoundingClientRect()
  return { x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 }
}

/** The first picture of the text, which is the one that is pointed at. */
function pictureIn(editor: Editor): string {
  let id = ''
  editor.state.doc.forEach((node) => {
    if (!id && node.type.name === 'figureImage') id = textAttribute(node.attrs, 'mediaId')
  })
  return id
}
