import { useSyncExternalStore } from 'react'
import { calendars, defaultCalendar, type Calendar } from '#platform/dates/calendar.ts'
import type { Language } from '#platform/languages.ts'
import { tryStorage } from '#platform/web/try-storage.ts'

/** Where it lies on the device, and the event by which the page hears of it. */
export const calendarKey = 'calendar'

/** The calendar that was chosen on this device in place of that of the language; members have theirs in their record. The inline script of every page sets the attribute. */
export function useKeptCalendar(): Calendar | undefined {
  const kept = useSyncExternalStore(subscribe, read, () => '')
  return calendars.find((one) => one === kept)
}

export function readKeptCalendar(): Calendar | undefined {
  const kept = read()
  return calendars.find((one) => one === kept)
}

let isPressed = false

/** Whether one was chosen on this page; told once, to who comes late to follow the event. */
export function takeCalendarPress(): boolean {
  const was = isPressed
  isPressed = false
  return was
}

/** Shows dates in a calendar from now on. That of the language is no choice, and changes along with the language. */
export function keepCalendar(calendar: Calendar, language: Language): void {
  isPressed = true
  const kept = calendar === defaultCalendar(language) ? '' : calendar
  document.documentElement.dataset.calendar = kept
  tryStorage(() => localStorage.setItem(calendarKey, kept))
  dispatchEvent(new Event(calendarKey))
}

function read(): string | undefined {
  return document.documentElement.dataset.calendar
}

function subscribe(listener: () => void): () => void {
  addEventListener(calendarKey, listener)
  return () => removeEventListener(calendarKey, listener)
}
