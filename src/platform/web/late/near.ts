import { useLayoutEffect, useState } from 'react'

/** So many screens ahead something is near: its script has a way to go. */
const ahead = 2

/** Whether something that this selector finds is near what is read. */
export function isAnyNear(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { top, height } = element.getBoundingClientRect()
    return height > 0 && top < innerHeight * (1 + ahead)
  })
}

/** True from the moment at which something that this selector finds has been near. Texts come and go without this page being loaded anew. */
export function useNear(selector: string): boolean {
  const [isNear, setNear] = useState(false)
  useLayoutEffect(() => {
    if (isNear) return undefined
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${ahead * 100}% 0px` },
    )
    const look = () => document.querySelectorAll(selector).forEach((element) => sight.observe(element))
    const observer = new MutationObserver(look)
    const lookAtOnce = () => setNear(isAnyNear(selector))
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    lookAtOnce()
    return () => {
      observer.disconnect()
      sight.disconnect()
    }
  }, [isNear, selector])
  return isNear
}
