interface Stoppable {
  stopPropagation: () => void
}

/** For a popup that scrolls: an open dialog would cancel its wheel and touch events. */
export const ownScroll = {
  onWheel: (event: Stoppable) => event.stopPropagation(),
  onTouchMove: (event: Stoppable) => event.stopPropagation(),
}
