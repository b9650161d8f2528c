import { registerSeriesOfCharts } from '#features/charts/server/charts.ts'
import { readPicture } from '#features/charts/server/pictures.ts'
import { registerPictures } from '#features/share-cards/server/cards.ts'
import { registerPractice } from '#features/courses/server/practising/exercises.ts'
import { completePractisedLessons } from '#features/courses/server/practising/practised-lessons.ts'
import { readBarCounts, readSeries, readSeriesForExercise } from '#features/datasets/server/series.ts'
import { registerRunKeeper } from '#features/order-books/server/run-keeper.ts'
import { registerSeriesForOrderBooks } from '#features/order-books/server/scripts.ts'
import { registerGoals } from '#features/practice/server/goals.ts'
import { findMet } from '#features/practice/server/runs.ts'
import { registerRunKeeperOfReplays } from '#features/replays/server/run-keeper.ts'
import { registerLengthsForReplays, registerSeriesOfReplays } from '#features/replays/server/series-reader.ts'
import { readToolCard, readToolPicture } from '#features/tools/server/pictures.ts'
import { keptRuns } from './kept-runs.ts'

/** Charts and exercises read their series, hand on what was finished, and lessons are done by their goals. Call once, before the first verb. */
export function wirePractice(): void {
  registerSeriesOfCharts(readSeries)
  registerPictures({
    chart: readPicture,
    calculator: readToolPicture('calculator'),
    'scam-check': readToolPicture('scam-check'),
    tool: readToolCard,
  })
  registerSeriesOfReplays(readSeries, readSeriesForExercise)
  registerLengthsForReplays(readBarCounts)
  registerSeriesForOrderBooks(readSeries)
  registerRunKeeperOfReplays(keptRuns)
  registerRunKeeper(keptRuns)
  registerPractice({ findMet })
  registerGoals({ onceMet: completePractisedLessons })
}
