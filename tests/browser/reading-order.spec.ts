import { expect } from '@playwright/test';
import { galleryIn } from '../support/browser/gallery';
import { test } from '../support/browser/test';

/*
 * What a screen reader reads, in order, taken from the accessibility tree. The gallery checks the headings, the landmarks and what is read first;
 * here the words themselves are checked, for the screens that every candidate needs.
 */

const heard = [
  {
    screen: 'a wrong code: the boxes, then what is wrong, then the way on',
    state: 'sign-in-code-wrong',
    order: `
      - main:
        - heading "Enter your code" [level=1]
        - group "4-digit code":
          - textbox "Digit 1 of 4" [invalid]: "0"
          - textbox "Digit 2 of 4" [invalid]: "4"
          - textbox "Digit 3 of 4" [invalid]: "2"
          - textbox "Digit 4 of 4" [invalid]: "7"
          - alert:
            - paragraph: Invalid OTP. 3 tries left.
        - button "Submit the code"
        - paragraph: You can ask again in 42 seconds.`,
  },
  {
    screen: 'the list: which job, how it stands, when, what can be done, of which job',
    state: 'my-jobs-ready',
    order: `
      - listitem:
        - heading "Activities assistant" [level=3]
        - paragraph: Maple Court Senior Living
        - paragraph: You're booked.
        - paragraph:
          - strong: Friday, 04 December, 2026, 10:30 AM CT
          - text: ", 11:30 AM for you"
        - paragraph: /Maple Court Senior Living meets you on a video call[.] The link/
        - progressbar "Your progress"
        - link "Reschedule of Activities assistant at Maple Court Senior Living"
        - button "Cancel of Activities assistant at Maple Court Senior Living"
        - paragraph: 2 reschedules left
        - link "See your appointment of Activities assistant at Maple Court Senior Living"
        - button "Show details of Activities assistant at Maple Court Senior Living"`,
  },
  {
    screen: 'a time that was taken: what happened and the nearest ones before Confirm',
    state: 'time-slot-taken',
    order: `
      - main:
        - link "Back to Select Interview Date"
        - heading "Choose time slot" [level=1]
        - button /Day before with times/
        - paragraph:
          - strong: Friday ,
          - text: 04 December, 2026
        - button /later day with times/
        - paragraph: All times are Central Time (CT).
        - group "Choose time slot"
        - alert:
          - paragraph: This time has just been taken
          - paragraph: /Nothing was booked/
          - list:
            - listitem:
              - button "11:15 AM"
            - listitem:
              - button "09:30 AM"
            - listitem:
              - button "09:00 AM"
        - button "Confirm Choose a time first"`,
  },
  {
    screen: 'a dialog: its question, whose interview, what it costs, the choice, the way back before the way on',
    state: 'cancel-choice-missing',
    order: `
      - dialog "Cancel your video interview?":
        - heading "Cancel your video interview?" [level=2]
        - paragraph: Caregiver, memory care, Maple Court Senior Living
        - paragraph: Friday, 04 December, 2026, 10:30 AM CT
        - paragraph: Your video interview may be rescheduled up to 2 more time(s).
        - group "What would you like to do?":
          - radio /^Reschedule later/
          - radio /^Withdraw from consideration for the job/
          - alert:
            - paragraph: Please choose option for cancel interview
        - button "No, Go Back"
        - button "Yes, Cancel"`,
  },
  {
    screen: 'a sign-up with faults: each field, what is asked of it, then what is wrong with it, then the way on',
    state: 'sign-up-faults',
    order: `
      - main:
        - heading "Sign up" [level=1]
        - textbox "First Name": Maria
        - textbox "Email" [invalid]: maria@
        - alert:
          - paragraph: Invalid email address
        - combobox "Country"
        - textbox "Phone Number" [invalid]
        - alert:
          - paragraph: Invalid phone number
        - paragraph: 5 digits
        - textbox "Zip Code" [invalid]: "6061"
        - alert:
          - paragraph: Invalid pincode
        - checkbox "I agree to the Terms & Conditions" [checked]
        - button "Sign Up"
        - link "Sign In"`,
  },
  {
    screen: 'a profile with faults: where one is, the fields with what is wrong, the way back before the way on',
    state: 'profile-edit-faults',
    order: `
      - main:
        - heading "My Profile" [level=1]
        - region "Your details":
          - heading "Your details" [level=2]
          - textbox "First Name" [invalid]
          - alert:
            - paragraph: Required
          - textbox "Phone Number" [invalid]
          - alert:
            - paragraph: Invalid phone number
          - textbox "Zip Code" [invalid]: "606"
          - alert:
            - paragraph: Invalid pincode
        - button "Cancel"
        - button "Update"`,
  },
  {
    screen: 'Welcome Back: who is signed in before anything is asked, the way out before the way on',
    state: 'welcome-back',
    order: `
      - dialog "Welcome Back":
        - heading "Welcome Back" [level=2]
        - paragraph: You are signed in as
        - paragraph:
          - strong: Maria Santos
          - text: maria.lopez@example.com
        - paragraph: Is that right?
        - button "No, log out"
        - button "Yes"`,
  },
  {
    screen: 'the first page: the promise, the way in, then how it works, part by part',
    state: 'landing-for-everybody',
    order: `
      - main:
        - heading "Find a job that matters with people who care." [level=1]
        - link "Sign In"
        - link "Sign Up"
        - region "How it works":
          - heading "How it works" [level=2]
          - list
        - region "Login and Verification":
          - heading "Login and Verification" [level=2]
        - region "Job Applications":
          - heading "Job Applications" [level=2]
        - region "Schedule Interview":
          - heading "Schedule Interview" [level=2]
        - region "Contact Us":
          - heading "Contact Us" [level=2]`,
  },
] as const;

for (const { screen, state, order } of heard)
  test(`${screen} is read aloud in order`, async ({ page }) => {
    await (await galleryIn(page)).open(state);
    await expect(page.locator('body')).toMatchAriaSnapshot(order);
  });
