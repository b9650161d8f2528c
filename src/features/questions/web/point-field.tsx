import { useEffect, useState } from 'react'
import { PicturePoint, type PicturePlace } from '#ui/point/picture-point.tsx'
import { placeOf, wordsOf } from '../point-words.ts'

/** Lets the picture of a question be pointed at. The place stands in a field of its form, and gives way to one chosen by words. */
export function PointField({ form }: { form: HTMLFormElement }) {
  const picture = form.querySelector<HTMLImageElement>('.self-check-asked img')
  const [place, setPlace] = useState(() => placeOf(fieldIn(form)?.value ?? ''))
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      const field = fieldIn(form)
      if (field && target !== field) field.value = ''
      setPlace(placeOf(field?.value ?? ''))
    }
    const onReset = () => setPlace(null)
    const onRestore = () => setPlace(placeOf(fieldIn(form)?.value ?? ''))
    form.addEventListener('restore', onRestore)
    form.addEventListener('input', onInput)
    form.addEventListener('reset', onReset)
    return () => {
      form.removeEventListener('restore', onRestore)
      form.removeEventListener('input', onInput)
      form.removeEventListener('reset', onReset)
    }
  }, [form])
  return picture && <PicturePoint picture={picture} place={place} onPoint={(next) => point(form, next)} />
}

/** Takes the place of what was chosen by words, and is heard of like any other input. */
function point(form: HTMLFormElement, place: PicturePlace): void {
  for (const chosen of form.querySelectorAll<HTMLInputElement>('input[name="chosen"]')) chosen.checked = false
  const field = fieldIn(form)
  if (!field) return
  field.value = wordsOf(place)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function fieldIn(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('input[name="point"]')
}
