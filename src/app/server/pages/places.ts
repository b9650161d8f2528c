import type { PlaceFiller } from '#content/reading/server/places.ts'
import { pictureCharts, showCharts, showChartsInFeeds } from '#features/charts/server/charts.ts'
import { showQuestions, showQuestionsInFeeds } from '#features/questions/server/question-form.ts'
import { calculatorPlaces, scamCheckPlaces } from '#features/tools/server/places.ts'

/** What stands in the places that blocks keep in a text: one line a block, by the name of its attribute. */
export const places: Readonly<Record<string, PlaceFiller>> = {
  question: { show: showQuestions, showInFeeds: showQuestionsInFeeds },
  calculator: calculatorPlaces,
  'scam-check': scamCheckPlaces,
  chart: { show: showCharts, showInFeeds: showChartsInFeeds, picture: pictureCharts },
}
