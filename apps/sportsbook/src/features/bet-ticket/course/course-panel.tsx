import type { Bet, ValueCourse } from "@touchline/protocol";
import { useState } from "react";
import { isOpen } from "../../../data/tickets/shown/bet-status.ts";
import { matchName } from "../../../data/tickets/shown/match.ts";
import { isInPlay } from "../../../data/tickets/shown/selection-status.ts";
import { message } from "../../../i18n/message.ts";
import styles from "./course.module.css";
import { CourseChoices } from "./course-choices.tsx";
import { locksOf } from "./course-points.ts";
import { matchesOf, type Range, viewCourse } from "./course-view.ts";
import { LocksList } from "./locks-list.tsx";
import { Plot } from "./plot.tsx";

interface CoursePanelProps {
  readonly bet: Bet;
  readonly course: ValueCourse;
}

export const CoursePanel = ({ bet, course }: CoursePanelProps) => {
  const [range, setRange] = useState<Range>("match");
  const [chosen, setChosen] = useState<number | null>(null);
  const matches = matchesOf(bet, course);
  const usual = matches.find(isInPlay) ?? matches.at(-1);
  const match = matches.find(({ event }) => event.id === chosen) ?? usual ?? null;
  const view = viewCourse(course, match, range);
  const title = (
    <h3 className={styles.title}>
      {message("course.title")}
      {match && <span>{matchName(match)}</span>}
    </h3>
  );
  if (!view)
    return (
      <div className={styles.main}>
        {title}
        <p className={styles.state}>{message("course.empty")}</p>
      </div>
    );
  const locks = locksOf(view.points);
  return (
    <>
      <div className={styles.main}>
        <header className={styles.head}>
          {title}
          {match && (
            <CourseChoices matches={matches} match={match} onMatch={setChosen} range={range} onRange={setRange} />
          )}
        </header>
        <Plot course={course} bet={bet} view={view} locks={locks} />
      </div>
      <LocksList locks={locks} timeText={view.timeText} isOpen={isOpen(bet)} />
    </>
  );
};
